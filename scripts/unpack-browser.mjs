// node scripts/unpack-browser.mjs FOLDER HOME
// Runs as its own process: the package can unpack only into the system's temporary folder, which is set here.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder = '', home = ''] = process.argv.slice(2);
for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
const entry = import.meta.resolve('@sparticuz/chromium');
const { default: chromium } = await import('@sparticuz/chromium');
// The last version for Node 20 does not export `inflate`, and would unpack these libraries on Amazon's machines only.
const { inflate } = await import(new URL('lambdafs.js', entry).href);
const libraries = fileURLToPath(new URL('../../bin/al2023.tar.br', entry));
await Promise.all([chromium.executablePath(), inflate(libraries)]);
// The package's own settings point to a font folder that does not exist here.
const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>
`;
writeFileSync(join(folder, 'fonts', 'fonts.conf'), settings);
