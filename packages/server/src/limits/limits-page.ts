import { type Limit, limitNames, limitTable, variableOf } from './limits.ts';

const opening = `# Limits

Limits protect the server and the other players. Each limit has an environment variable, which is read at the start:
\`${variableOf('chat_burst')}=10\`. All other settings are in [self-hosting](self-hosting.md#settings). This page is generated from
\`limits.ts\` of the server (\`node scripts/generate-api-docs.mjs\`); a test fails when it is stale.

A client that exceeds a limit gets an error that names it, usually \`rate_limited\` with \`retry_after\` seconds, or
\`limit_reached\`. Other players do not notice.

An address is an IPv4 address or an IPv6 /64 network. Behind a proxy, all players seem to have the proxy’s address unless
\`TRUST_PROXY\` names it. Addresses in \`MOONRISE_UNLIMITED_ADDRESSES\` (a list such as \`192.168.0.0/16,2001:db8::/48\`) are
exempt from all limits per address: for a school, a club or a test.
`;

const contest = `## Contest server

These are keys of the contest’s [configuration](contest.md#for-organisers), under \`server.limits\`. A refused connection gets the HTTP status 503.

| key | default | why |
| --- | --- | --- |
| \`connections\` | 2,000 connections in total | Enough for 150 games of 13 agents at once. |
| \`connections_per_address\` | 1,000 connections from one address | All agents of a contest may run in one laboratory behind one address, but one address must not use all connections. Behind a proxy all agents have the proxy’s address: raise it to \`connections\`. |
| \`unnamed\` | 1,000 connections without a name in total | An agent sends its name at once. Of too many, the oldest of the address with the most is closed, so that silent connections keep no agent out. |
| \`unnamed_per_address\` | 200 connections without a name from one address | A laboratory may start all agents in the same second. Of too many, the oldest is closed. |
| \`name\` | 5s from connecting to the name | A silent connection only uses resources. It is closed with the code 1008. |
`;

/** docs/limits.md */
export function limitsPage(): string {
  const groups = [...new Set(limitNames.map((name) => limitTable[name].group))];
  return [opening, ...groups.map(section), contest].join('\n');
}

function section(group: Limit['group']): string {
  const rows = limitNames
    .filter((name) => limitTable[name].group === group)
    .map((name) => {
      const { default: most, unit, why } = limitTable[name];
      return `| \`${variableOf(name)}\` | ${most.toLocaleString('en')} ${unit} | ${why} |\n`;
    });
  return `## ${group}\n\n| variable | default | why |\n| --- | --- | --- |\n${rows.join('')}`;
}
