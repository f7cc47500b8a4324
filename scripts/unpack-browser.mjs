// node scripts/unpack-browser.mjs FOLDER HOME: a process of its own, because the package unpacks into the temporary folder alone.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder = '', home = ''] = process.argv.slice(2);
for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
const { default: chromium, inflate } = await import('@sparticuz/chromium');
const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', '..', 'bin');
await Promise.all([chromium.executablePath(), inflate(join(bin, 'al2023.tar.br'))]);
// The package's own settings look for the fonts where they will not be.
const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>
`;
writeFileSync(join(folder, 'fonts', 'fonts.conf'), settings);
