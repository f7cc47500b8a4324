import '@fontsource-variable/fraunces/wght.css';
import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { ignoreStrayTaps } from './shared/device/stray-taps.ts';
import { registerServiceWorker } from './shared/install/keep-shell.ts';
import { applyMotionSetting } from './shared/settings/obey-motion.ts';

applyMotionSetting();
ignoreStrayTaps();
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
registerServiceWorker();
