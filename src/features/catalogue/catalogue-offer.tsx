import { graphql } from "gatsby";

/** An offer of the catalogue: its card, and what the filters ask. */
export type ListedOffer = Queries.OfferCardFragment & Queries.CatalogueOfferFragment;

export const catalogueOfferFragment = graphql`
  fragment CatalogueOffer on Offer {
    ports
    days
    minimum_age
    suits
    category_tags
    featured
    order
  }
`;
