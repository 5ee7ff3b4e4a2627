import { shareValue } from '#app/ui/shared-value.ts'

const collected = shareValue<readonly string[] | undefined>(undefined)

/** The paths of the recipes in the reader's collections; undefined until they are known. */
export const useCollected = collected.useValue

export function tellCollected(paths: readonly string[]) {
  if (JSON.stringify(paths) !== JSON.stringify(collected.read())) collected.set(paths)
}
