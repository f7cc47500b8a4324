import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../class-names.ts';
import classes from './text-link.module.css';

interface TextLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link on a line of its own, high enough for a thumb. */
export const TextLink = ({ href, className, children }: TextLinkProps) => (
  <Link href={href} className={classNames(classes.link, className)}>
    {children}
  </Link>
);
