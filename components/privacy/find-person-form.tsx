'use client'

import type { FormEvent } from 'react'
import type { FindPersonAction, FoundPeople, PersonQuery } from '@/lib/privacy/contract'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { usePrivacyAction } from './use-privacy-action'

type FindPersonFormProps = {
  /** What was looked for before. */
  before: PersonQuery
  find: FindPersonAction
  onFound: (query: PersonQuery, found: FoundPeople) => void
}

/** Looks for an applicant; what was typed stays out of the address. */
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
      <p className="text-quiet">Fill in what you know. You choose who is meant before anything is erased.</p>
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      <Field label="Email">
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
      <Field label="Name" description="In any order, with or without accents. The last name alone finds more.">
        {(control) => (
          <input {...control} name="name" defaultValue={before.name} autoComplete="off" className="control" />
        )}
      </Field>
      <Field label="Applicant or application form ID">
        {(control) => <input {...control} name="id" defaultValue={before.id} autoComplete="off" className="control" />}
      </Field>
      <div>
        <Button type="submit" look="primary" isPending={isPending} pendingLabel="Searching…">
          Find
        </Button>
      </div>
    </form>
  )
}
