import type { LeadFolder } from '#features/leads/service/lead-folder.ts'

/** Keeps a file as one that came with a form is kept. @returns its name in the folder */
export async function keptFile(folder: LeadFolder, content: string): Promise<string> {
  async function* body() {
    yield Buffer.from(content)
  }
  return (await folder.receive(body())).keep()
}
