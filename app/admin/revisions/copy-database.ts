import { databaseOpener } from '#app/ui/open-database.ts'

/** What this browser stores of an open form, and for whom. `recordId` is '' for a new record, `savedAt` ISO 8601. */
export type StoredCopy = {
  id: string
  account: string
  kind: string
  recordId: string
  base: number
  savedAt: string
  fields: Record<string, string>
}

const store = 'copies'
const byRecord = 'record'
/** If another tab or a browser bug blocks the database longer than this, it counts as unavailable. */
const longestWait = 3000

const open = databaseOpener('working-copies', (database) => {
  database.createObjectStore(store, { keyPath: 'id' }).createIndex(byRecord, ['account', 'kind', 'recordId'])
})

/** Stores a copy and deletes those that it replaces, atomically. Rejects if the browser stores nothing, or no more. */
export async function putCopy(copy: StoredCopy, replaced: readonly string[] = []) {
  await run('readwrite', (copies) => {
    for (const id of replaced) if (id !== copy.id) copies.delete(id)
    return copies.put(copy)
  })
}

export async function deleteCopies(ids: readonly string[]) {
  if (ids.length === 0) return
  await run('readwrite', (copies) => ids.map((id) => copies.delete(id)).at(-1))
}

/** The copies of one record and one account. */
export async function listCopies({ account, kind, recordId }: Pick<StoredCopy, 'account' | 'kind' | 'recordId'>): Promise<StoredCopy[]> {
  return (await run('readonly', (copies) => copies.index(byRecord).getAll([account, kind, recordId]))) ?? []
}

/** The ids of the records of a kind of which an account has copies, each once. */
export async function listRecordIds({ account, kind }: Pick<StoredCopy, 'account' | 'kind'>): Promise<string[]> {
  // Arrays sort after all strings.
  const ofKind = IDBKeyRange.bound([account, kind], [account, kind, []])
  const copies = (await run('readonly', (all) => all.index(byRecord).getAll(ofKind))) ?? []
  return [...new Set(copies.map(({ recordId }: StoredCopy) => recordId))]
}

/** Runs a transaction to its end; what is acknowledged is stored, even if the browser is killed then. */
async function run<Result>(mode: IDBTransactionMode, ask: (copies: IDBObjectStore) => IDBRequest<Result> | undefined) {
  const database = await withinTime(open())
  return withinTime(
    new Promise<Result | undefined>((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: 'strict' })
      const asked = ask(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(asked?.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not save it'))
      // A page being left gets no responses to its requests, but they are carried out.
      transaction.commit()
    }),
  )
}

function withinTime<Result>(work: Promise<Result>) {
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser did not answer')), longestWait)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
