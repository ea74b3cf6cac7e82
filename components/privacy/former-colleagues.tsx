'use client'

import { type FormEvent, useState } from 'react'
import type { DeactivatedColleague } from '@/lib/privacy/contract'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import { privacyWords } from './words'

type FormerColleaguesProps = {
  people: DeactivatedColleague[]
  /** The id of the previously chosen person. */
  chosen: string | null
  /** A person may still sign in at an identity provider. */
  hasSingleSignOn: boolean
  isPending: boolean
  onChosen: (colleagueId: string) => void
}

/** Deactivated people: what they did is kept, under an anonymous name. */
export function FormerColleagues({ people, chosen, hasSingleSignOn, isPending, onChosen }: FormerColleaguesProps) {
  const [id, setId] = useState((people.find((person) => person.id === chosen) ?? people[0])?.id ?? '')
  if (people.length === 0) return <p className="text-quiet">{privacyWords.noColleagues}</p>

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onChosen(id)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-quiet">{privacyWords.colleagueMeans}</p>
      {hasSingleSignOn && <p className="text-quiet">{privacyWords.groupsFirst}</p>}
      <Field label={privacyWords.colleague} isRequired>
        {(control) => (
          <Select
            label={privacyWords.colleague}
            control={control}
            value={id}
            options={people.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))}
            onChange={setId}
          />
        )}
      </Field>
      <div>
        <Button type="submit" isPending={isPending} pendingLabel={privacyWords.searching}>
          {privacyWords.show}
        </Button>
      </div>
    </form>
  )
}
