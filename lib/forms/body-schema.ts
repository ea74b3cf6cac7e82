import type { z } from 'zod'

/** A JSON Schema (draft 2020-12) as a profile writes it: what a body may hold, and what its form looks like. */
export type BodySchema = Record<string, z.core.util.JSONType>
