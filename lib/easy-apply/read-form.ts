import 'server-only'
import type { Person } from '../accounts/contract'
import { readLearnedForm } from '../connection/forms/read-learned-form'
import { profile } from '../connection/profile'
import { readTeamChoices } from '../connection/teams/read-team-choices'
import { fingerprintOf } from '../dispatch/fingerprint'
import { drawnPointers } from '../forms/application-body'
import { autofilledFields, formNodes, schemaAt } from '../forms/form-node'
import { findPersonFields } from '../forms/person-fields'
import { tellingJobColumns } from '../jobs/job-mapping'
import type { OpenedForm } from './contract'

/** The form of an application according to the current profile, and what this person's refusals taught about it. */
export async function readApplicationForm(person: Pick<Person, 'id'>): Promise<OpenedForm> {
  const { body, email, job, enqueue, name, phone } = profile().easyApply
  const nodes = formNodes(body, drawnPointers({ email, job, enqueue }))
  return {
    nodes,
    schema: body,
    mark: fingerprintOf(nodes),
    learned: await readLearnedForm('submit-application', person),
    paths: { email, job, enqueue },
    person: findPersonFields(nodes, { name, phone }),
    filled: autofilledFields(body),
    isQueuedByDefault: enqueue !== undefined && schemaAt(body, enqueue).default === true,
    jobColumns: tellingJobColumns(),
    teams: await readTeamChoices(body),
  }
}
