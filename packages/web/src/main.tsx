import '@fontsource-variable/fraunces/wght.css';
import './shared/ui/theme/tokens.css';
import './shared/ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { ignoreStrayTaps } from './shared/device/stray-taps.ts';
import { applyMotionSetting } from './shared/settings/motion.ts';

applyMotionSetting();
ignoreStrayTaps();
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
if (import.meta.env.PROD)
  addEventListener('load', () => {
    import('./shared/install/register-service-worker.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      () => {},
    );
  });
