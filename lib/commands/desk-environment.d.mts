type Environment = Record<string, string>
export const demoRecruiterEmail: string
export const sandboxAdmin: { email: string; password: string }
export function deskEnvironment(desk: {
  port: number
  sandboxPort: number
  dataDir: string
  secret: string
}): Promise<Environment>
export function sandboxEnvironment(port: number, extra?: Environment): Environment
export function sandboxUrl(port: number): string
export const sandboxKey: string
