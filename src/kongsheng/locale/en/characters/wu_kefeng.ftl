char-wu_kefeng = No-Comment Wu
    .title = That concludes our statement
    .mission = Someone else has died, you refused 3 times, at most 1 intel before you
    .mission-full = At least one other player has died, you have chosen to refuse intel when asked to decide (sending Direct intel back by word included) at least 3 times in total, and no more than 1 intel lies before you. You must be alive.

skill-wu_kefeng-no_comment = Diplomatic Boilerplate
    .brief = Forced: when Probed you may state you are a bystander, whatever your faction
    .full = Forced (a standing permission). When a Probe takes effect on you, you may publicly state that you are a bystander and skip the action, whether or not it names your faction; you may also follow the card. If it does not name your faction, the statement remains your only answer.

skill-wu_kefeng-decline = Decline to Comment
    .brief = Forced: Lock On and Divert cannot make you take intel; your own you still must
    .full = Forced, always on. Being unable to refuse because of Lock On or Divert does not bind you: when it is yours to decide you may still refuse. It does not lift the duty to take back your own intel, nor that of Intercept or of the ▶ Air Drop.
