import { sandboxAdmin } from '../../lib/commands/desk-environment.mjs'

export type Role = 'viewer' | 'recruiter' | 'admin'
export type Person = { name: string; email: string; password: string }

/** The accounts on every desk under test: the admin exists from the start, the setup adds the others. */
export const people: Record<Role, Person> = {
  admin: { name: 'Admin', ...sandboxAdmin },
  recruiter: { name: 'Rosa Recruiter', email: 'recruiter@partner-desk.example', password: 'harbour-violin-27' },
  viewer: { name: 'Vito Viewer', email: 'viewer@partner-desk.example', password: 'meadow-candle-31' },
}

export const roles: Role[] = ['admin', 'recruiter', 'viewer']
