/**
 * Whether Moonrise runs on this version of Node: the bundler loads ES modules with `require`.
 * @param {string} version as in `process.versions.node`
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

export function requireNode() {
  const { node } = process.versions;
  if (isNewEnough(node)) return;
  console.error(`[moonrise] This is Node ${node}. Moonrise needs 20.19, 22.12 or newer: https://nodejs.org`);
  process.exit(1);
}
