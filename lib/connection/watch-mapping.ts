import type { ApplicantRecords, Partner } from '../partner/client'
import type { Result } from '../partner/result'
import { type Alarms, createAlarmChanges, type InForce } from './alarm-changes'
import { createListWatch } from './watch-lists'
import { createPostWatch } from './watch-posts'

/**
 * Wraps the client so that every answer shows whether the fields of the profile are still where it says: lists that
 * people and runs read, and bodies that are taken or refused. What is usual is remembered in memory, per server.
 */
export function watchMapping(partner: Partner, inForce: () => InForce, alarms: Alarms): Partner {
  const changes = createAlarmChanges(alarms)
  const lists = createListWatch(inForce, changes)
  const posts = createPostWatch(inForce, changes)
  alarms.onEnded((place) => {
    lists.forget(place)
    posts.forget()
  })
  return {
    ...partner,
    // Pages further on may be of older records, with other fields: only the first ones are compared.
    listApplicants: async (page, options) => {
      const answer: Result<ApplicantRecords> = await partner.listApplicants(page, options)
      if (answer.ok) lists.noteIds(answer.value.items)
      return page.offset === 0 ? lists.note('applicants', answer) : answer
    },
    listJobs: async (options) => lists.note('jobs', await partner.listJobs(options)),
    createJob: async (job, options) => posts.note('create-job', job, await partner.createJob(job, options)),
    submitApplication: async (application, options) =>
      posts.note('submit-application', application, await partner.submitApplication(application, options)),
  }
}
