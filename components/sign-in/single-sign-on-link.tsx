import { singleSignOnUrl } from '@/lib/accounts/contract'
import { buttonClass } from '../ui/button'
import { signInWords } from './words'

type SingleSignOnLinkProps = {
  /** The provider's name. */
  name: string
  next: string
}

/** Links to the identity provider. A plain link: the router would prefetch it, and every request starts a sign-in. */
export function SingleSignOnLink({ name, next }: SingleSignOnLinkProps) {
  return (
    <a href={singleSignOnUrl(next)} className={buttonClass('primary')}>
      {signInWords.signInWith({ name })}
    </a>
  )
}

/** Divider between the provider's button and the form. */
export function OrPassword() {
  return (
    <p className="flex items-center gap-3 text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {signInWords.orPassword}
    </p>
  )
}
