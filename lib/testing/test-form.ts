import { readFileSync } from 'node:fs'
import type { ApplicationForm } from '../bulk-apply/sheet/contract'
import { drawnPointers } from '../forms/application-body'
import type { BodySchema } from '../forms/body-schema'
import { autofilledFields, formNodes, schemaAt } from '../forms/form-node'
import { findPersonFields, type PersonFields } from '../forms/person-fields'
import type { Job } from '../jobs/contract'
import { parseProfile } from '../partner/profile/profile'

/** For tests: a profile's application form as the page builds it; the shipped profile's if no schema is given. */
export function testForm(body?: BodySchema, person: Partial<PersonFields> = {}): ApplicationForm {
  const parsed = parseProfile(readFileSync(new URL('../partner/profile/default.json', import.meta.url), 'utf8'))
  if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
  const { email, job, enqueue, name, body: shipped } = parsed.profile.easyApply
  const schema = body ?? shipped
  const nodes = formNodes(schema, drawnPointers({ email, job, enqueue }))
  return {
    schema,
    nodes,
    paths: { email, job, enqueue },
    person: findPersonFields(nodes, { name: person.name ?? name, phone: person.phone }),
    filled: autofilledFields(schema),
    isQueuedByDefault: enqueue !== undefined && schemaAt(schema, enqueue).default === true,
  }
}

/** For tests: a job from the partner's list. */
export function testJob(id: string, title: string, isOpen: boolean | null = true): Job {
  return { id, title, team: '11', teamName: null, isOpen, record: {} }
}
