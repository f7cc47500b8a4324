/** Words by what they are about; the notation is in `idea-index.ts`. */
export const en = `
evil: evil bad baddie* scum* mafia killer* murder* enemy enemies traitor* guilty guilt villain* criminal culprit* imposter* impostor*
  predator* wolfish wolfy wolf-ish wolfie dirty red black dangerous dark threat beast monster liar* snake* rat possessed minion lycan pack
  fur fangs howl* infiltrat* mole spy dodgy toxic wolfing sinister crook* corrupt rotten vile scoundrel* bloodthirsty
lie: lie lies lied lying liar* fake* faking bluff* deceiv* decept* deceit* dishonest* bs bullshit* crap invent* made_up make_up making_up
  fabricat* contradict* inconsisten* bogus false phony phoney untrue pretend* acting act fairy_tale story_changes changes_story fooling fool
  fools fooled trick* tricking mislead* misled gaslight* manipulat* cheat* insincere hypocrit* cap capping nonsense_claim two-faced
  two_faced slander* scam* con conning smokescreen charade scripted rehears*
shady: sus suss* sussy susp* suspici* shady shadi* sketch* weird* odd oddly strange* off fishy fishi* creepy iffy questionable dubious
  slippery sly sneak* shift* greasy nervous* panic* sweat* twitchy uneasy unsettl* wonky funny_business alarming red_flag* flag* vibe_off
  smell* stink* reek* stank rubs_me bother* bugs_me concern* worr* unnatural forced stiff robotic convenient* coincidence* hmm_moment
  unsure_about uncanny eerie cagey jumpy squirm* wriggl* rattled fidget*
actbad: dodg* deflect* evad* evas* avoid* hid hide hides hiding hidden conceal* bandwagon* jump* hop hopping hopped piggyback* steer*
  derail* distract* divert* redirect* coast* blend* fence stall* filler fluff fluffy parrot* copy* sheep* pocket* buddy* suck* flatter*
  cozy* cover covers covering protecting shield* partner* teamed collud* conspir* scheme* scheming plot* plan* push* tunnel* shad* blam*
  accus* attack* aggress* defensive* overdefend* overexplain* overreact* backpedal* backtrack* flip* waffl* rambl* spin spinning twist*
  opportunis* desperate* slip* slipped leak* knew too_much knows_too_much quick easy early late hasty tmi agenda nothing_useful contribut*
  useless vague generic wishy* noncommit* excuse* drama* theatric* smear* bait* provok* frame* framing lurk* skulk* snooz* muddy* stir*
quiet: quiet* silent* silence lurk* afk inactive mute hiding absent spoke_little barely hardly_speaks said_nothing no_word
good: good town townie* townread* towny town-ish village* villager* villagery innocen* clean clear* harmless honest* legit* safe solid
  genuine* sincer* reliable dependable trustworth* trusty credible green white human humans nice decent angel* saint* pure loyal helpful
  helping helps useful logical rational reasonable consistent transparent authentic natural wholesome confirmed proven benign
  straightforward upright noble kosher above_board pro-town protown citizen* peasant townsperson ally allies teammate* friend* real fine
  okay cool alright legitimate spotless good-hearted
trust: trust* believ* belief faith buy buying bought confiden* convinc* convincing rely count_on depend credence stand_by back backing
  side_with inclin* lean* comfortable buyin hope
doubt: doubt* suspect* distrust* mistrust* skeptic* sceptic* suspicion* accus* scumread* eye eyes eyeing watch* careful question_mark
  unconvinced hesitant
like: like likes love loved loves fan enjoy appreciate dig favor* favour* admire prefer* vibing
dislike: dislike* hate* hating disgust* annoy* irritat* tired_of sick_of fed_up dont_like
right: right correct* agree* agreed exactly true truth facts point points sense valid fair makes_sense concur* second seconded ditto same
  spot_on nailed indeed absolutely precisely support* hear_hear preach based onto_something logic sound adds_up
wrong: wrong* mistake* mistaken error* incorrect nonsense disagree* rubbish garbage ridiculous absurd stupid dumb silly crazy reach reaching
  stretch bad_take terrible_take off_base misguided unfair unfounded baseless bull hogwash no_sense zero_sense flawed differ object
  objection refute counter_that overblown
strong: very really totally definitely absolutely certain* sure clearly obvious* super so hella highly extremely completely 100 100% fully
  literally surely convinced def prob seriously damn fucking freaking pretty 90 95 99 percent best most strongest biggest main top
  number_one #1 first hard lock locked heavily straight_up
weak: maybe perhaps might could possibly probably kinda sorta somewhat bit little lean slightly guess hunch gut feeling seems unsure
neg: not no dont doesnt didnt isnt arent wasnt werent wont cant cannot couldnt wouldnt shouldnt aint havent hasnt hadnt nah nope neither nor
  none nothing zero without never nobody noone no_one nowhere
never: never ever no_way no_chance no_shot not_a_chance impossible impossibly in_no_way
hardly: hardly barely scarcely far_from anything_but nowhere_near difficult tough struggle hard_to not_exactly not_really
less: less least fewer lower
last: last lastly
except: except besides other_than anyone_but anybody_but everyone_but apart_from
if: if unless in_case whether assuming assume suppose supposing provided until say_that when_he when_she
imagine: imagine pretend hypothetical* what_if what_would would_be would_have wouldve would could_have had_been wish
report: said says saying told tells claims claimed wrote mentioned called thinks thought believes according apparently supposedly allegedly
  heard quote quoted asked seems_to
vote: vote* voting ballot* lynch* hang* exile* execut* eliminat* yeet* hammer* gallows rope noose wagon* guillotine burn* stake axe* banish*
  boot oust* x-out condemn* elim* target*
kill: kill* hang* lynch* execut* eliminat* die dies dead gallows rope noose burn finish axe guillotine shoot
remove: out go goes gone leave leaves rid kick throw* send remove* bye farewell goodbye dispose away packing swing get_rid expel* door
skip: skip* abstain* pass passing nobody no_one no_lynch nolynch no_vote withhold* sit_out sit_this sleep nokill anybody anyone blank
stop: stop* quit leave lay_off hands_off back_off enough chill calm drop_it ease_up cut_it knock_it give_it_a_rest let_go tunnel* bully*
  bullying pick_on picking_on pile_on piling
keep: keep alive live lives living spare save saved stay stays surviv* remain protect need needed valuable important untouched leave_alone
  alone
waste: waste* wasting pointless useless misvote mislynch regret
join: join* follow* with count_me jump_on sheep* along hop_on on_board side_with bandwagon in_on down_for
decide: settl* final* lock* choose chose choice pick picks picking decid* decision going_with go_with it_is sticking stick put place placing
  cast casting mine_goes goes_to park* commit*
switch: switch* mov* chang* instead unvot* swap* shift* over_to from
lets: lets let_us we_should we_must everyone everybody all together cmon come_on guys people folks yall please pls plz who_is_with whos_with
  help_me anyone_up
must: must have_to has_to should shouldnt need_to needs_to gotta got_to ought better deserve* time_to
i: i im ive id ill i_am imma imo me my mine myself
me: me myself on_me against_me
my: my mine
you: you u youre youve youd youll your ur ure yours yourself ya
he: he she they him her them his their hes shes theyre himself herself
we: we us our were weve ours
all: everyone everybody all yall guys you_all each every folks people team town_all
someone: anyone anybody someone somebody any
nobody: nobody noone no_one none
who: who whos whom whose whod
what: what whats wat wut whatcha
why: why how_come what_for reason* y grounds based_on whys because cause
how: how hows
which: which
where: where wheres
think: think thinks thinking thought* opinion* mind feel feels feeling read reads take takes view views idea ideas make_of stance
  impression* theory theories hunch guess perspective consider reckon lead leads leaning clue clues perceive lowdown analysis weigh_in input
  feedback
explain: explain* reason* because why case evidence proof argument* ground* justify justification elaborate argue basis rationale logic
  motive logic_behind deal_with beef problem grudge against clarify walk_us
tell: tell say speak talk share spill give hear listen answer* respond update report post mention
role: role* card cards power class job position identity character pr what_are_you are_you are_u
claim: claim* reveal* out outing come_out co show yourself roleclaim massclaim counterclaim* softclaim hardclaim unmask step_forward
  identify confess come_clean open_up lay_it stand_up speak_up
check: check* scan* peek* look* investigat* divin* inspect* saw see seen examin* vision visit* read_card view viewed target crystal
result: result* found find finding came turned_up shows showed show come_back came_back returned verdict outcome learn learned discover*
  info information intel news flips flipped
night: night n1 n2 n3 nights tonight overnight
today: today day d1 d2 now rn this_round this_day tomorrow
yesterday: yesterday previous earlier before last_round last_day ago
lastgame: last_game last_time previous_game other_game next_game next_time next_round always usually brother sister cousin roommate
  friend_of kid kids wife husband dad mom grandma grandpa boss dog cat every_game
team: team teams side sides pack partner partners buddies together both match faction alignment same different differ
swap: swap* switch* exchang* trad*
steal: stole steal robb* swip* snatch* took taken
bot: bot bots ai npc npcs robot* machine* script* chatgpt gpt algorithm computer automated program software llm
person: human humans person real people actual alive living
summary: summar* recap* tldr catch missed happened happening so_far short_version brief overview update fill_me late afk up_to_speed rundown
  going_on gist timeline
tally: votes tally count counts counted list who_voted voted_for voted_who voted_whom votecount scoreboard standings
sorry: sorry apolog* my_bad forgive oops mb whoops
takeback: take_back takes_back withdraw* retract* misjudg* misread* forget forgot scratch ignore disregard never_mind nvm misspoke unfair
  drop_my dropping cleared_up was_wrong off_my_list off_the_hook apolog* mistaken correction undo
nolonger: no_longer anymore any_more not_anymore less changed_my_mind second_thought reconsider* now_i on_reflection after_all
greet: hello hi hey morning evening afternoon greetings howdy sup yo hiya gm
thank: thanks thank thx ty cheers tysm appreciate
bye: rip bye farewell goodbye miss_you poor peace f gone_too you_were_great rest
hurry: hurry* quick* fast time seconds clock timer minute minutes running_out tick* deadline wrap
dunno: idk dunno no_idea no_clue clueless beats_me lost confused confusing unsure cant_tell hard_to_say who_knows stumped
laugh: lol lmao haha hahaha rofl lmfao hehe xd kek joking jk kidding joke
praise: wow great genius brilliant amazing bravo congrats gj nice_job well_done good_job hero slow_clap sherlock einstein fantastic
  wonderful sure_jan yeah_right totally of_course
other: dinner lunch pizza food coffee beer weather rain* work boss phone call laptop internet wifi connection lag lagging server update
  match football exam school kid kids dog cat movie music song avatar profile picture pic map emoji mic keyboard brb bathroom snack sandwich
  hungry sleepy bed tired holiday weekend birthday stream discord game_night soccer homework
seem: look looks looking seem* sound* act acts acting feel feels behav* come_across comes_across appear* strike* giving gives gave play
  plays playing way tone reaction posture energy vibe vibes
both: both two pair duo partners teamed together each_other one_another
rather: rather than prefer instead over more_than between or either
surprise: surpris* shock* wonder stunned amaz* flabbergast* astonish* bet
bet: bet money wager stake odds gamble
swear: swear promise honest* life mom word truth oath god seriously
vouch: vouch* guarantee* hand_in answer_for my_word stand_behind personally put_my stake_my swear_for cosign
find: found caught busted exposed outed gotcha solved figured deduc* process_of unmask* gave_away betray*
want: want wants wanna like_to would_like wish prefer willing happy ready gonna going_to will plan planning intend
wait: wait hold patience slow
morevotes: more_votes more_vote one_more two_more need_votes majority pile split
`;
