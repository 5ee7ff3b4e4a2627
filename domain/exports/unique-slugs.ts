/** Makes slugs unique: a repeated one gets the next number, 'soup-2'. */
export function openUniqueSlugs() {
  const given = new Set<string>()
  return (slug: string) => {
    let own = slug
    for (let number = 2; given.has(own); number++) own = `${slug}-${number}`
    given.add(own)
    return own
  }
}
