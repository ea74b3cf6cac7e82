import type { NamePaths, OpenPath, StatusPath, TimePath } from '../../records/field-path'
import type { Pointer } from '../../records/pointer'

/** Where the values of both lists are, with every field stated: null where this partner has no such field. */
export type FieldMapping = {
  applicants: {
    items: Pointer | null
    id: Pointer | null
    email: Pointer | null
    name: NamePaths | null
    phone: Pointer | null
    job: Pointer | null
    jobTitle: Pointer | null
    status: StatusPath | null
    team: Pointer | null
    teamName: Pointer | null
    time: TimePath | null
  }
  jobs: {
    items: Pointer | null
    id: Pointer | null
    title: Pointer | null
    team: Pointer | null
    teamName: Pointer | null
    open: OpenPath | null
    status: StatusPath | null
    time: TimePath | null
    limit: Pointer | null
    total: Pointer | null
  }
}
