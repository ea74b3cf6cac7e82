import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { isOneNumber, phoneHref } from '../../records/phone-href'
import { CopyIcon } from '../../ui/copying/copy-icon'
import { detailsWords } from './words'

/** The e-mail address and phone number as links, each with a copy button. */
export function ContactLines({ email, phone }: { email: string; phone: string }) {
  if (email === '' && phone === '') return null
  return (
    <ul className="grid">
      {email !== '' && (
        <Line icon={<Mail aria-hidden className="size-4 shrink-0 text-quiet" />} href={`mailto:${email}`} text={email}>
          <CopyIcon text={email} label={detailsWords.copyEmail} />
        </Line>
      )}
      {phone !== '' && (
        <Line
          icon={<Phone aria-hidden className="size-4 shrink-0 text-quiet" />}
          href={isOneNumber(phone) ? phoneHref(phone) : null}
          text={phone}
        >
          <CopyIcon text={phone} label={detailsWords.copyPhone} />
        </Line>
      )}
    </ul>
  )
}

type LineProps = { icon: ReactNode; href: string | null; text: string; children: ReactNode }

function Line({ icon, href, text, children }: LineProps) {
  const shown = <bdi dir="ltr">{text}</bdi>
  return (
    <li className="flex min-h-8 items-center gap-2">
      {icon}
      {href === null ? (
        <span className="min-w-0 wrap-anywhere">{shown}</span>
      ) : (
        <a href={href} className="link min-w-0 wrap-anywhere">
          {shown}
        </a>
      )}
      {children}
    </li>
  )
}
