import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

interface ProcessedImage {
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

interface PictureProps {
  picture: { image: ProcessedImage; alt: string };
  /** Another crop for upright phones, with its own width on the page. */
  tall?: { image: ProcessedImage | null; sizes: string } | undefined;
  sizes: string;
  /** The page's main picture: loaded first and at once. */
  priority?: boolean;
  className?: string | undefined;
}

/** The attributes tell the browser the proportions alone, and in whole numbers: the data say `1 × 0.6667`. */
const ATTRIBUTE_WIDTH = 1200;

const UPRIGHT_PHONE = "(max-width: 40rem) and (orientation: portrait)";

/** The sources of the crop for upright phones; they come first, because a browser takes the first that fits. */
function TallSources({ image, sizes }: NonNullable<PictureProps["tall"]>) {
  const images = image?.childImageSharp?.gatsbyImageData.images;
  const fallback = images?.fallback?.srcSet ?? images?.fallback?.src;
  if (!images || !fallback) return null;
  return [...(images.sources ?? []), { type: "image/webp", srcSet: fallback }].map(({ type, srcSet }) => (
    <source key={type} media={UPRIGHT_PHONE} type={type} srcSet={srcSet} sizes={sizes} />
  ));
}

/**
 * A picture in AVIF and WebP made by gatsby-plugin-image, as plain markup: it needs no script, is never hidden
 * while it loads, and its dominant colour stands behind it. `sizes` is its width on the page, as in HTML.
 */
export function Picture({ picture, tall, sizes, priority = false, className }: PictureProps) {
  const { image, alt } = picture;
  const data = image.childImageSharp?.gatsbyImageData;
  if (!data) throw new Error(`A picture was not processed (alternative text: "${alt}").`);
  const { images, width, height, backgroundColor } = data;
  return (
    <picture>
      {tall && <TallSources {...tall} />}
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        alt={alt}
        width={ATTRIBUTE_WIDTH}
        height={Math.round((ATTRIBUTE_WIDTH * height) / width)}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
        style={{ backgroundColor }}
      />
    </picture>
  );
}

/** One set of sizes for one shape: a picture of another set is rendered again, and a browser that has it loads it again. */
export const landscapePictureFragment = graphql`
  fragment LandscapePicture on File {
    childImageSharp {
      gatsbyImageData(aspectRatio: 1.5, breakpoints: [360, 480, 640, 800, 1200, 1600], layout: FULL_WIDTH)
    }
  }
`;
