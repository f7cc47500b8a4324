const opening = `# The interface

Everything the web client does, any program can do: this page is all it takes. It is generated from the schemas in
\`packages/protocol\` (\`node scripts/generate-api-docs.mjs\`); a test fails when it is stale.

- [How a conversation goes](#how-a-conversation-goes)
- [A whole client](#a-whole-client)
- [Client to server](#client-to-server)
- [Server to client](#server-to-client)
- [Engine events](#engine-events)
- [Options](#options)
- [HTTP](#http)
- [Errors](#errors)

How often, how much and how long is in [limits.md](limits.md).

## How a conversation goes

Connect with any [Socket.IO](https://socket.io) 4 client to the default namespace (path \`/socket.io\`), WebSocket first.
No frame is compressed. Browsers must come from the server’s own origin; programs send no \`Origin\` header and are welcome.

**Asking.** Every client event takes one payload object and a callback. The callback is called once, with
\`{ ok: true, … }\` or \`{ ok: false, error: { code, message } }\`. An \`ok\` comes after the effect is stored: what was acknowledged
survives any crash. A payload with a field that is not listed here is refused. \`message\` is a sentence for people; programs look
at \`code\`.

**Asking twice.** A connection may break before the answer comes. Give acts and messages an \`id\` of your own (any text, new for each),
and send the same again after \`resume\`: it takes effect once, and you get the first answer.

**Meaning a phase.** Acts may name the \`phase_id\` they are meant for. If that phase is over they are refused with \`stale_phase\`, never
counted in the next one. Without it the open phase is meant.

**Listening.** Server events have one payload object each. New fields may be added at any time, so ignore what you do not know.
Ids are opaque text. Times are epoch milliseconds, durations seconds.

**Two streams.** \`create_room\`, \`join_room\`, \`resume\` and \`spectate_room\` take \`stream\`. A \`named\` socket (the default) is told a game in
the events of this page. A \`log\` socket is told it in \`events\`: the engine’s own events, of which it can compute what its viewer
knows. The first is made from the second, so neither knows more.

**Numbers.** Every frame of a game has \`n\`: 1, 2, 3 … for you alone, in each stream. After a break send
\`resume { token, last_n }\` and what follows \`last_n\` comes; without \`last_n\` everything comes again from the deal on, in the same
frames, so that no second way of reading is needed.

**Leaving.** A lost connection is not leaving. The seat waits; after a minute a bot plays it (unless the host has switched that off) until
\`resume\` brings you back.
`;

const wholeClient = `## A whole client

It opens a room, fills it with AI seats, plays a classic game at random and tells what happens. It needs Node and
\`npm install socket.io-client\`. A player with more ambition reads \`prompts_changed\`, which says in every rule set what may be
done now, and answers with \`act\`.
`;

const options = `## Options

\`options\` of \`create_room\` and \`set_options\` is one object. Which options a rule set has, what each may be and what it means is
in \`GET /api/rulesets\`. These are common to all:

| option | may be | meaning |
|---|---|---|
| \`durations\` | \`{ phase: seconds }\`, 1 to 86,400 | how long each phase lasts |
| \`roles\` | \`{ role: count }\` | a deck of your own |
| \`ballots\` | \`open\`, \`secret\` | whether votes are seen while they are cast |
| \`reveal\` | \`full\`, \`alignment\`, \`none\` | what is shown of those who die |
| \`fixed_night\` | true, false | nights last their full time, so that their length tells nothing |
| \`bots_for_away\` | true, false | a bot plays for somebody who is away for a minute |
| \`countdown\` | 0 to 10 | seconds between start and deal |
`;

const clientEvents = `## Client to server

Any of them can be refused with \`malformed\`, \`rate_limited\`, \`not_seated\` or \`unavailable\`; errors of its own are listed. A
question mark follows a field that may be left away.
`;

const serverEvents = `## Server to client

Everything from \`game_started\` on belongs to a game and has, besides the fields listed, its number \`n\`.
`;

const engineEvents = `## Engine events

The kinds of event in \`events\` of a \`log\` socket and in a game’s log. Their fields are the type \`Event\` of \`packages/engine\`.
Seats are numbers, counted from 0 in the order of the names in \`started\`; the cards in the centre follow them.
`;

const http = `## HTTP

All are \`GET\`. Errors are \`{ error: { code, message } }\` with the status given. \`GET /api/openapi.json\` says the same to programs.
`;

/** What a table cannot say. */
export const prose = { opening, wholeClient, clientEvents, serverEvents, engineEvents, options, http };
