import shipped from '../lib/partner/profile/default.json' with { type: 'json' }

/** What the profile that ships leaves to a desk's guesses: with it the applicant index is made without being asked. */
export const indexedProfile = {
  ...shipped,
  applicants: {
    ...shipped.applicants,
    job: '/job_id',
    jobTitle: '/job_name',
    status: '/status',
    time: '/applied_at',
  },
}
