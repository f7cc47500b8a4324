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

/** docs/limits.md */
export function limitsPage(): string {
  const groups = [...new Set(limitNames.map((name) => limitTable[name].group))];
  return [opening, ...groups.map(section)].join('\n');
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
