import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react';
import { Icon, type IconName } from '../../icons/icons.tsx';
import { classNames } from '../class-names.ts';
import classes from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'main' | 'second' | 'plain' | 'quiet' | 'danger';
  readonly icon?: IconName;
  readonly isBusy?: boolean; // its action is running: further taps are ignored
  readonly isWide?: boolean;
}

export function Button({ kind = 'plain', icon, isBusy = false, isWide = false, children, ...rest }: ButtonProps) {
  const looks = classNames(classes.button, classes[kind], isWide && classes.wide, rest.className);
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={isBusy ? ignore : rest.onClick}
      className={looks}
    >
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </button>
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly icon: IconName;
  readonly kind?: 'main' | 'plain';
}

/** A link that looks like a button. */
export function ButtonLink({ icon, kind = 'plain', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(classes.button, classes[kind], classes.link)}>
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
      className={classNames(classes.icon, rest.className)}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
