import {
  keepNames,
  keepTable,
  keepVariable,
  quotaNames,
  quotaTable,
  quotaVariable,
} from '../storage/storage-settings.ts';
import { eventCosts } from './costs.ts';
import { rateGuards } from './guards.ts';
import type { Limit } from './limit.ts';
import { defaultLimits, limitNames, limitTable, variableOf } from './limits.ts';

const opening = `# Limits

Limits protect the server and the other players. Each limit has an environment variable, which is read at the start:
\`${variableOf('chat_burst')}=10\`. All other settings are in [self-hosting](self-hosting.md#settings). This page is generated from
\`limits.ts\` of the server (\`node scripts/generate-api-docs.mjs\`); a test fails when it is stale.

A client that exceeds a limit gets an error that names it, usually \`rate_limited\` with \`retry_after\` seconds, or
\`limit_reached\`. Other players do not notice.

An address is an IPv4 address or an IPv6 /64 network. The /56 and the /48 around it are counted too, for every limit per
address: they may have ${defaultLimits.wide_network_factor} and ${defaultLimits.widest_network_factor} times as much.

Behind a proxy, all players seem to have the proxy’s address unless \`TRUST_PROXY\` names it. Addresses in \`MOONRISE_UNLIMITED_ADDRESSES\` (a list such as \`192.168.0.0/16,2001:db8::/48\`) are
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
  return [opening, ...groups.map(section), costs(), storage(), contest].join('\n');
}

function costs(): string {
  const rows = Object.entries(eventCosts)
    .sort(([, a], [, b]) => b.cost - a.cost)
    .map(([event, { cost, worst, limitedBy }]) => {
      const { burst, perSecond } = rateGuards[limitedBy].rate(defaultLimits);
      const often = perSecond < 0.5 ? `${Math.round(perSecond * 3_600)} an hour` : `${perSecond} a second`;
      return `| \`${event}\` | ${cost} | ${worst} | ${burst} at once, ${often} for one ${rateGuards[limitedBy].per} |\n`;
    });
  return `## Costs

What each client event costs the server at worst, and how often it can be sent. The unit is the CPU time of a \`set_ready\` that changes nothing,
with its client about 0.13 ms on one core of the machine these limits were chosen on. A test measures them again and fails for an event without a line here.

| event | units | the worst known input | limit |
| --- | --- | --- | --- |
${rows.join('')}`;
}

function storage(): string {
  const quotas = quotaNames.map((name) => {
    const { default: most, what, why } = quotaTable[name];
    return `| \`${quotaVariable(name)}\` | ${most.toLocaleString('en')} MB ${what} | ${why} |\n`;
  });
  const keeps = keepNames.map((name) => {
    const { default: days, what, why } = keepTable[name];
    return `| \`${keepVariable(name)}\` | ${days} days: ${what} | ${why} |\n`;
  });
  return `## Storage

How much may be stored. \`none\` or 0 turns a quota off. A megabyte is 1,000,000 bytes of stored rows. No quota stops a running game.

| variable | default | why |
| --- | --- | --- |
${quotas.join('')}
How long it is kept. \`forever\` or 0 turns the deletion off. [Pinned games](self-hosting.md#what-is-deleted-and-when) stay whatever their age.

| variable | default | why |
| --- | --- | --- |
${keeps.join('')}`;
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
