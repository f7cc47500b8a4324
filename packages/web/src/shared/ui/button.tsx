import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icons/icons.tsx';
import classes from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger';
  readonly icon?: IconName;
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
}

export function Button({ kind = 'plain', icon, isBusy = false, isWide = false, children, ...rest }: ButtonProps) {
  const looks = [classes.button, classes[kind], isWide && classes.wide, rest.className].filter(Boolean).join(' ');
  return (
    <button type="button" aria-busy={isBusy || undefined} {...rest} className={looks}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly icon: IconName;
}

/** Leads elsewhere, and looks like the buttons beside it. */
export function ButtonLink({ icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={[classes.button, classes.plain, classes.link].join(' ')}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </a>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  readonly label: string;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={[classes.icon, rest.className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
