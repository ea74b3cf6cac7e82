import 'server-only'
import { profile } from '../connection/profile'
import { drawnPointers } from '../forms/application-body'
import { autofilledFields, formNodes, schemaAt } from '../forms/form-node'
import { findPersonFields } from '../forms/person-fields'
import type { ApplicationForm } from './sheet/contract'

/** Returns the form of an application according to the field profile in force. */
export function applicationForm(): ApplicationForm {
  const { body, email, job, enqueue, name, phone } = profile().easyApply
  const nodes = formNodes(body, drawnPointers({ email, job, enqueue }))
  return {
    schema: body,
    nodes,
    paths: { email, job, enqueue },
    person: findPersonFields(nodes, { name, phone }),
    filled: autofilledFields(body),
    isQueuedByDefault: enqueue !== undefined && schemaAt(body, enqueue).default === true,
  }
}
