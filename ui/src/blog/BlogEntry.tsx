import { parseBlogDate } from "@nataraj/sdk/contract";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { AppLink } from "../button/AppLink.tsx";
import { formatPostDate } from "./post-date.ts";
import { postId } from "./summarise-post.ts";

/** Properties of {@link BlogEntry}. */
export interface BlogEntryProps {
  /** The key of the entry: its part before the first dot is a date, DDMMYYYY. */
  name: string;
  /** The post as Markdown. */
  markdown: string;
}

/** The entry's own headings come beneath its date, which is the second level. */
const COMPONENTS: Components = {
  h1: ({ node: _, ...props }) => <h3 {...props} />,
  h2: ({ node: _, ...props }) => <h3 {...props} />,
  h3: ({ node: _, ...props }) => <h4 {...props} />,
  h4: ({ node: _, ...props }) => <h5 {...props} />,
  a: ({ node: _, href = "", ...props }) => <AppLink href={href} {...props} />,
  img: ({ node: _, alt = "", ...props }) => <img loading="lazy" alt={alt} {...props} />,
};

/** One blog entry: its date and its markdown. HTML in the markdown is not followed, addresses are checked. */
export function BlogEntry({ name, markdown }: BlogEntryProps) {
  const date = parseBlogDate(name);
  return (
    <article id={postId(name)} className="nj-blog-entry">
      <h2>{date ? <time dateTime={date.toISOString().slice(0, 10)}>{formatPostDate(date)}</time> : name}</h2>
      <div className="nj-prose">
        <Markdown remarkPlugins={[remarkGfm]} components={COMPONENTS}>
          {markdown}
        </Markdown>
      </div>
    </article>
  );
}
