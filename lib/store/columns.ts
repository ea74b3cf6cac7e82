import { timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with time zone, as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = moment('created_at').notNull().defaultNow()
export const updatedAt = moment('updated_at').notNull().defaultNow()
