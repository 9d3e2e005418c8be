"""Work shared out to processes, stopped at once when whoever waits for it stops."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

T = TypeVar("T")


def _quiet() -> None:
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:  # as under nohup
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker without a word


def each(work: Callable[..., T], todo: Sequence[tuple[Any, ...]], jobs: int) -> Iterator[T]:
    """Yield ``work(*args)`` for all ``todo`` in their order, whoever works them out; one job works in this process."""
    if jobs <= 1:
        for args in todo:
            yield work(*args)
        return
    before = active_children()
    pool = ProcessPoolExecutor(min(jobs, len(todo)), mp_context=get_context("spawn"), initializer=_quiet)
    try:
        for future in [pool.submit(work, *args) for args in todo]:
            yield future.result()
    except BaseException:
        for worker in active_children():
            if worker not in before:
                worker.terminate()
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()
