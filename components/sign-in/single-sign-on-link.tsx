import { singleSignOnUrl } from '@/lib/accounts/contract'
import { buttonClass } from '../ui/button'
import { signInWords } from './words'

type SingleSignOnLinkProps = {
  /** What the provider is called. */
  name: string
  next: string
}

/** To the identity provider. A plain link: a router's would be fetched ahead, and every visit begins a sign-in. */
export function SingleSignOnLink({ name, next }: SingleSignOnLinkProps) {
  return (
    <a href={singleSignOnUrl(next)} className={buttonClass('primary')}>
      {signInWords.signInWith({ name })}
    </a>
  )
}

/** Between the provider and the form. */
export function OrPassword() {
  return (
    <p className="flex items-center gap-3 text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {signInWords.orPassword}
    </p>
  )
}
