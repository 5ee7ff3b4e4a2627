/** The line above a post with affiliate links, until the owner writes another. */
export const affiliateDisclosure =
  'Some links in this post are affiliate links: if you buy something through one, we earn a little, and you pay no more than otherwise.'
