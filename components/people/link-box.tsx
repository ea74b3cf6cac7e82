'use client'

import type { SignInLink } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { CopyButton } from '../ui/copying/copy-button'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { Sentence } from '../ui/sentence'
import { Time } from '../ui/time'
import { peopleWords } from './words'

type LinkBoxProps = {
  name: string
  link: SignInLink
  /** Hides the link, where nothing else does. */
  onDone?: () => void
}

/** A sign-in link for an admin to pass on; shown only this once. */
export function LinkBox({ name, link, onDone }: LinkBoxProps) {
  return (
    <div className="grid gap-3">
      <Notice tone="info" title={peopleWords.giveLink({ name })}>
        <p>
          <Sentence text={peopleWords.linkMeans} parts={{ time: <Time iso={link.expiresAt} /> }} />
        </p>
      </Notice>
      <Field label={peopleWords.signInLink} isRequired>
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
        <CopyButton text={link.url}>{peopleWords.copyLink}</CopyButton>
        {onDone && <Button onClick={onDone}>{peopleWords.done}</Button>}
      </div>
    </div>
  )
}
