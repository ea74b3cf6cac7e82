import { z } from 'zod'
import { hasYearZero } from './date-times'

/** A UTC time in ISO format that PostgreSQL accepts. */
export const momentSchema = z.iso.datetime().refine((text) => !hasYearZero(text))
