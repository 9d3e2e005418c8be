"""The characters: one module each, found by id, with a function ``character()``. The loader is `kongsheng.packs`."""

from typing import Final

SETS: Final[dict[str, tuple[str, ...]]] = {
    "base": (
        "naikeweier",
        "yueming",
        "heishang_feiaona",
        "liu_changjiao",
        "he_laobao",
        "yan_guoshen",
        "gu_quanju",
        "qianpai_zhanzuo",
        "tai_baobao",
        "zi_zhengqiang",
        "lingri",
        "qiu_dabi",
        "bu_tianqi",
        "xiao_jiemei",
        "neixian_xiaoqi",
        "bai_jiaodui",
        "jin_guanming",
        "ming_zhuiguang",
        "ruan_shuanghuang",
        "ding_dong",
        "wu_kefeng",
        "a_gang",
        "lv_shihan",
        "paotui_xiaoshao",
    ),
    "extra": (
        "shen_yepin",
        "weng_wengweng",
        "cheng_chengqing",
        "mo_fuyan",
        "zhen_haomai",
        "shengku_linghao",
        "he_xini",
        "su_zimu",
    ),
    "ex": ("zhong_wusheng",),
}
