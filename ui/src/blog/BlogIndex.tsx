import { formatPostDate } from "./post-date.ts";
import { summarisePost } from "./summarise-post.ts";

/** Properties of {@link BlogIndex}. */
export interface BlogIndexProps {
  /** Key and markdown of each post, in the order of the page. */
  entries: readonly { key: string; markdown: string }[];
}

/** What there is to read, above the posts themselves: picture, date and title of each, which lead to it. */
export function BlogIndex({ entries }: BlogIndexProps) {
  return (
    <nav aria-label="Posts">
      <ul className="nj-blog-index">
        {entries.map(({ key, markdown }) => {
          const { id, date, title, picture } = summarisePost(key, markdown);
          return (
            <li key={key}>
              <a href={`#${id}`}>
                {picture && <img src={picture} alt="" width={480} height={270} />}
                <strong>{title}</strong>
                {date && <time dateTime={date.toISOString().slice(0, 10)}>{formatPostDate(date)}</time>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
