import '@fontsource-variable/fraunces/wght.css';
import '../shared/ui/theme/tokens.css';
import '../shared/ui/theme/base.css';
import './app/admin.css';
import { createRoot } from 'react-dom/client';
import { applyMotionSetting } from '../shared/settings/motion.ts';
import { AdminApp } from './app/admin-app.tsx';
import { applyChosenLight } from './app/chosen-light.ts';

applyMotionSetting();
applyChosenLight();
createRoot(document.getElementById('root') as HTMLElement).render(<AdminApp />);
