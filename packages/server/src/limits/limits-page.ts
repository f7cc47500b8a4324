import { type Limit, limitNames, limitTable, variableOf } from './limits.ts';

const opening = `# Limits

What one visitor may cost, so that the others can play. Each limit can be set when the server starts, by the environment variable in
the table: \`${variableOf('chat_burst')}=10\`. This page is generated from \`packages/server/src/limits/limits.ts\`
(\`node scripts/generate-api-docs.mjs\`); a test fails when it is stale.

Whoever meets a limit gets an error with a sentence that says which, mostly \`rate_limited\` with \`retry_after\` seconds or
\`limit_reached\`; nobody else notices. An address is an IPv4 address or an IPv6 /64 network. A server behind a proxy sees
everybody at the proxy’s address unless \`TRUST_PROXY\` names it. Addresses in \`MOONRISE_UNLIMITED_ADDRESSES\` (a list such as
\`192.168.0.0/16,2001:db8::/48\`) are free of all limits that count by address: for a school, a club or a test.
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
