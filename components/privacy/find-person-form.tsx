'use client'

import type { FormEvent } from 'react'
import type { FindPersonAction, FoundPeople, PersonQuery } from '@/lib/privacy/contract'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { usePrivacyAction } from './use-privacy-action'
import { privacyWords } from './words'

type FindPersonFormProps = {
  /** The previous query. */
  before: PersonQuery
  find: FindPersonAction
  onFound: (query: PersonQuery, found: FoundPeople) => void
}

/** Searches for an applicant; the typed values stay out of the URL. */
export function FindPersonForm({ before, find, onFound }: FindPersonFormProps) {
  const { run, isPending, problem } = usePrivacyAction()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '').trim()
    const query = { email: typed('email'), name: typed('name'), id: typed('id') }
    run(
      () => find(query),
      ({ found }) => onFound(query, found),
    )
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-quiet">{privacyWords.fillIn}</p>
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      <Field label={privacyWords.email}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            defaultValue={before.email}
            autoComplete="off"
            className="control"
          />
        )}
      </Field>
      <Field label={privacyWords.name} description={privacyWords.nameHint}>
        {(control) => (
          <input {...control} name="name" defaultValue={before.name} autoComplete="off" className="control" />
        )}
      </Field>
      <Field label={privacyWords.id}>
        {(control) => <input {...control} name="id" defaultValue={before.id} autoComplete="off" className="control" />}
      </Field>
      <div>
        <Button type="submit" look="primary" isPending={isPending} pendingLabel={privacyWords.searching}>
          {privacyWords.find}
        </Button>
      </div>
    </form>
  )
}
