import { singleSignOnUrl } from '@/lib/accounts/contract'
import { buttonClass } from '../ui/button'

type SingleSignOnLinkProps = {
  /** What the provider is called. */
  name: string
  next: string
}

/** To the identity provider. A plain link: a router's would be fetched ahead, and every visit begins a sign-in. */
export function SingleSignOnLink({ name, next }: SingleSignOnLinkProps) {
  return (
    <a href={singleSignOnUrl(next)} className={buttonClass('primary')}>
      Sign in with {name}
    </a>
  )
}

/** Between the provider and the form. */
export function OrPassword() {
  return (
    <p className="flex items-center gap-3 text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or with an account of this desk
    </p>
  )
}
