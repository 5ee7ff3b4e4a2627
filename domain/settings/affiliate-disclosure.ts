/** The line above a post with affiliate links, until the owner writes another. */
export const affiliateDisclosure =
  'Some links in this post are affiliate links. If you buy something through one, we earn a small commission at no extra cost to you.'
