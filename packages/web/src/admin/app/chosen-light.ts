import { Stored } from '../../shared/device/stored.ts';

export const LIGHTS = ['auto', 'day', 'night'] as const;
type ChosenLight = (typeof LIGHTS)[number];

export const chosenLight = new Stored<ChosenLight>('localStorage', 'moonrise.admin.light', (found) =>
  LIGHTS.includes(found as ChosenLight) ? (found as ChosenLight) : 'auto',
);

/** Day or night, as chosen here or, without a choice, on this device. */
export function applyChosenLight(): void {
  const isBright = matchMedia('(prefers-color-scheme: light)');
  const apply = () => {
    const chosen = chosenLight.get();
    document.documentElement.dataset.light = chosen === 'auto' ? (isBright.matches ? 'day' : 'night') : chosen;
  };
  isBright.addEventListener('change', apply);
  chosenLight.subscribe(apply);
  apply();
}
