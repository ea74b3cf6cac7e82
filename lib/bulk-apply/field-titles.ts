import { assignFieldErrors } from '../forms/assign-field-errors'
import type { PartnerFailure } from '../partner/failure/failure'
import type { ApplicationForm } from './sheet/contract'
import { findTargets } from './sheet/find-targets'

type TitleOf = (field: string) => string

/** Returns the form's title of a field that the partner named, or the partner's name if the form has no such field. */
export function fieldTitles(form: ApplicationForm): TitleOf {
  const { email, job, enqueue } = form.paths
  const own = new Map(Object.entries({ email, job, enqueue }))
  const titles = new Map(findTargets(form).map(({ key, title }) => [own.get(key) ?? key, title]))
  return (field) => {
    const [path] = Object.keys(assignFieldErrors({ [field]: [''] }, [...titles.keys()]).placed)
    return (path === undefined ? undefined : titles.get(path)) ?? field
  }
}

/** Groups the partner's messages by field title; a message that starts with its field's name needs no other title. */
export function titleFields(fields: PartnerFailure['fields'], titleOf: TitleOf): PartnerFailure['fields'] {
  const titled = new Map<string, string[]>()
  for (const [field, messages] of Object.entries(fields)) {
    const title = field === '' ? '' : titleOf(field)
    for (const message of messages) {
      const name = title === field ? undefined : nameAtStart(message, field)
      const [key, text] = name === undefined ? [title, message] : ['', `${title}${message.slice(name.length)}`]
      titled.set(key, [...(titled.get(key) ?? []), text])
    }
  }
  return Object.fromEntries(titled)
}

/** In messages, "applicant.phone_number" may also be called "phone_number". */
function nameAtStart(message: string, field: string): string | undefined {
  return [field, field.split(/[./]/).at(-1) ?? field].find((name) => message.startsWith(`${name} `))
}
