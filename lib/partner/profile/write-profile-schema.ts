import { writeFileSync } from 'node:fs'
import { profileJsonSchema } from './profile-json-schema'

const file = new URL('./profile.schema.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(profileJsonSchema(), null, 2)}\n`)
