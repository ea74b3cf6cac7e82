'use client'

import type { SignInLink } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { CopyButton } from '../ui/copy-button'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { Time } from '../ui/time'

type LinkBoxProps = {
  name: string
  link: SignInLink
  /** Puts the link away, where nothing else does. */
  onDone?: () => void
}

/** A link that an admin hands over; it is shown this once. */
export function LinkBox({ name, link, onDone }: LinkBoxProps) {
  return (
    <div className="grid gap-3">
      <Notice tone="info" title={`Give this link to ${name}`}>
        <p>
          This desk sends no mail. The link is shown only now, works once, and until <Time iso={link.expiresAt} />.
          Anyone who has it can set the password: send it to no one else.
        </p>
      </Notice>
      <Field label="Sign-in link" isRequired>
        {(control) => (
          <input
            {...control}
            readOnly
            value={link.url}
            onFocus={(event) => event.currentTarget.select()}
            className="control font-mono text-small"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={link.url}>Copy link</CopyButton>
        {onDone && <Button onClick={onDone}>Done</Button>}
      </div>
    </div>
  )
}
