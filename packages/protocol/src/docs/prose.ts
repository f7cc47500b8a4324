const opening = `# The API

Everything the web client does, any program can do with what is on this page. The page is generated from the schemas in
\`packages/protocol\` (\`node scripts/generate-api-docs.mjs\`); a test fails when it is stale.

- [How it works](#how-it-works)
- [A complete client](#a-complete-client)
- [Client to server](#client-to-server)
- [Server to client](#server-to-client)
- [Engine events](#engine-events)
- [Options](#options)
- [HTTP](#http)
- [Errors](#errors)

Rate limits and size limits are in [limits.md](limits.md).

## How it works

Connect with any [Socket.IO](https://socket.io) 4 client to the default namespace (path \`/socket.io\`), WebSocket first.
Packets are not compressed. Browsers must connect from the server’s own origin; other programs send no \`Origin\` header.

**The room in the address.** Name the room in the handshake if you know it: \`/socket.io/?room=K7QM\`, the code as the server writes it. With
several servers a balancer then brings the people of a room to the same one. Every server serves every room, so it only saves the operator
work. Where it would, the reply to \`create_room\` and \`join_room\` has \`move: true\`: connect again with the room in the address, and \`resume\`.

**Requests.** Every client event takes one payload object and a callback. The callback is called once, with
\`{ ok: true, … }\` or \`{ ok: false, error: { code, message } }\`. The reply \`ok: true\` is sent after the effect is stored, so an
acknowledged effect survives a crash. Unknown fields are refused. \`message\` is a sentence for people; programs should read \`code\`.

**Retries.** A connection may break before the reply arrives. Give acts and messages an \`id\` (any text, new for each), and
resend the same payload after \`resume\`: it takes effect once, and you get the first reply.

**Phases.** An act may name the \`phase_id\` it is for. If that phase is over, the act is refused with \`stale_phase\` and never counts in
the next phase. Without \`phase_id\` the act is for the open phase. \`phase_id\` is new for each phase, revote and speech turn.

**Events.** Server events have one payload object each. New fields may be added at any time, so ignore fields you do not know.
Ids are opaque text. Times are epoch milliseconds, durations are seconds.

**Two streams.** \`create_room\`, \`join_room\`, \`resume\` and \`spectate_room\` take \`stream\`. A \`named\` socket (the default) gets the
events on this page, which name players by id and centre cards as \`center-1\` to \`center-3\`. A \`log\` socket gets \`events\`: the
engine’s own events, from which it can compute what its viewer knows, and prompts and locks with places as the engine numbers them. The
named events are made from the engine’s events, so both streams hold the same knowledge. \`act\` takes ids and places alike.

**Numbering.** Every packet of a game has \`n\`: 1, 2, 3 …, counted per viewer and stream. After a lost connection send
\`resume { token, last_n }\` to get everything after \`last_n\`. Without \`last_n\` the whole game is sent again from the deal on, in the same
packets, so a client needs only one way to read them.

**Leaving.** A lost connection is not leaving: the seat is kept. After a minute a bot plays it (unless the host has turned that off) until
\`resume\`.
`;

const wholeClient = `## A complete client

It opens a room, adds AI seats, plays a classic game at random and prints what happens. It needs Node and
\`npm install socket.io-client\`. A better player reads \`prompts_changed\`, which lists every possible act in every rule set,
and answers with \`act\`.
`;

const options = `## Options

\`options\` of \`create_room\` and \`set_options\` is one object. \`GET /api/rulesets\` lists the options of each rule set with their values and
meanings. These are common to all:

| option | values | meaning |
|---|---|---|
| \`durations\` | \`{ phase: seconds }\`, 1 to 86,400 | length of each phase |
| \`roles\` | \`{ role: count }\` | a custom deck |
| \`ballots\` | \`open\`, \`secret\` | whether votes are visible while they are cast |
| \`reveal\` | \`full\`, \`alignment\`, \`none\` | what is shown of players who die |
| \`fixed_night\` | true, false | nights last their full time, so that their length reveals nothing |
| \`bots_for_away\` | true, false | a bot plays for a player who is away for a minute |
| \`beginners\` | true, false (default) | on the first day bots vote for nobody without a reason that everyone can check |
| \`countdown\` | 0 to 10 | seconds between start and deal |

These belong to the room. They stay when the rule set changes or when they are left out, and the rules never see them:

| option | values | meaning |
|---|---|---|
| \`approve_seats\` | true, false (default) | the host lets each player in |
| \`remove_by_vote\` | true, false (default) | during a game, players can vote one of them out |
| \`word_filter\` | \`off\` (default), \`mild\`, \`strict\` | covers slurs, or other insults and swearing too, in chat, and refuses such names |
| \`staging\` | 0 to 30; default 8 in rooms created with \`stream: 'log'\`, otherwise 0 | seconds that a phase waits at most until deaths, votes and other events before it have been shown. \`duration\` stays the rule’s, \`ends_at\` is later |
| \`end_talk\` | true, false (default) | the day’s talk ends as soon as all living seats have sent \`end_talk\`. The only person at a table of bots can always end it |
| \`dead_see_all\` | true, false (default) | a dead player may see everything, with \`see_all\` |
| \`agents\` | true, false (default) | agents may take seats: programs that play for themselves, see [MCP](mcp.md). They count as AI seats. A room that an agent creates has it on |
| \`predictions\` | true, false (default) | a dead player may guess how the game goes on, with \`predict\` |
| \`coached\` | true, false (default) | the only person at a table of bots gets a seat whose card has something to do at night. The cards themselves are drawn as always |
| \`wolf_level\` | \`same\` (default), \`easy\`, \`standard\`, \`hard\` | the level of built-in bots whose first card is of the wolves’ side; the others play as their seats say. Language models and programs stay what they are |
| \`show_thoughts\` | true (default), false | after the game everyone may read what language models thought: their reasoning and notes |
`;

const clientEvents = `## Client to server

Every event can be refused with \`malformed\`, \`rate_limited\`, \`not_seated\` or \`unavailable\`; other errors are listed per event. A
question mark marks an optional field.
`;

const serverEvents = `## Server to client

Every event from \`game_started\` on belongs to a game and has its number \`n\` besides the listed fields.
`;

const engineEvents = `## Engine events

The types of event in \`events\` of a \`log\` socket and in the log of a finished game. Their fields are the type \`Event\` of
\`packages/engine\`. A place is a number: seats are counted from 0 in the order of the names in \`started\`, centre cards follow them.
`;

const http = `## HTTP

Errors are \`{ error: { code, message } }\` with the status given. \`GET /api/openapi.json\` describes the same routes as OpenAPI.
`;

/** The parts of the page that no schema holds. */
export const prose = { opening, wholeClient, clientEvents, serverEvents, engineEvents, options, http };
