import type { Lexicon } from '../../lexicon.ts';

/** Results of the night. */
export const results = {
  result: `
    check, checked, divination, divined, guilty, inspected, investigated, n1, n2, n3, n4, orb, peek, peeked, result, results, saw, scan,
    scanned, vision, visions, visited,
    black on, came back, came up, check on {s}, check result, clear on, comes back, crystal ball, first night, found out, found that, found {s},
    got a green, got a red, got a (red|green|black|white|guilty|innocent|town|wolf|clear), got a {w} check, got a {w} result, got green,
    got red, green check, green check on, green on, guilty on, i saw, in my vision, innocent on, last night, last night i, looked at, my check,
    my n1, my n2, my night, my peek, my result, my results, my scan, my vision, n1 check, n2 check, night 1,
    night (1|2|3|one|two|three) {w} {s}, night 2, night 3, night one, night two, on night, put {s} next to {s}, read as, reads as, red check,
    red check on, red on, saw {s}, scan result, second night, showed as, showed up as, shows as, the spirits, third night, turned out,
    turned up, (was|is|came_back|comes_back|came_up|flipped|shows) (white|black|red|green), white on, {v},`,
  red: `
    bad, black, dark, evil, guilty, mafia, positive, red, scum, wolf,
    red check,`,
  green: `
    clean, clear, good, green, human, innocent, light, negative, safe, town, village, villager, white,
    not guilty,`,
} satisfies Partial<Lexicon>;
