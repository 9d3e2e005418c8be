"""The characters: one module each, found by id, with a function ``character()``. The loader is `kongsheng.packs`."""

from typing import Final

SETS: Final[dict[str, tuple[str, ...]]] = {
    "base": (
        "naikeweier",
        "yueming",
        "heishang_feiaona",
        "liu_changjiao",
        "paotui_xiaoshao",
    ),
    "extra": ("weng_wengweng", "cheng_chengqing", "mo_fuyan", "he_xini"),
    "ex": (),
}
